export {default} from '@site/src/features/practice-shop/Page';
