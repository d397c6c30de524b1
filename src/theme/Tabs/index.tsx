export {default} from '@site/src/features/tabs/Tabs';
