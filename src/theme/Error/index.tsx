/** Shows the crash page also for errors outside the layout or in the layout itself. */
export {default} from '../../features/crash-page/CrashPage';
