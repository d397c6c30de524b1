export {default} from '@site/src/features/crash-page/CrashPage';
