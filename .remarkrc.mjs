export {default} from './scripts/prose/index.mjs';
