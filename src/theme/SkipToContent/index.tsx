export {default} from '@site/src/features/focus/SkipToContent';
