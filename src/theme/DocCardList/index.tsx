export {default} from '@site/src/features/category-list/DocCardList';
