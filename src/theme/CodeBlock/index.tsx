export {default} from '@site/src/features/code/CodeBlock';
