/** A page that crashed inside the layout: the navbar stays, and any link in it leads out. */
export {default} from '@site/src/components/CrashPage';
