export {default} from '@site/src/features/tabs/TabItem';
