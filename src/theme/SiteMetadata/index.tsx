export {default} from '@site/src/features/canonical-urls/SiteMetadata';
