/** The only helper of tslib that modules of the client bundle use. Another one fails the build or every page. */
export {__importDefault} from 'tslib/tslib.es6.mjs';
