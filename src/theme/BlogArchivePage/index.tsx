export {default} from '@site/src/features/blog/ArchivePage';
