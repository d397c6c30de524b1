export {default} from '@site/src/features/loading/Loading';
