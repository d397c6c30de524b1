export {default} from '@site/src/features/mobile-menu/MobileMenu';
