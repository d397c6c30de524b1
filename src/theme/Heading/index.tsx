export {default} from '@site/src/features/heading/Heading';
