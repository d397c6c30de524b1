/** A module as TypeScript compiles it to CommonJS, or another value. */
type Module = {__esModule?: boolean; default?: unknown};

/**
 * The one function that `@docusaurus/utils-common` needs of `tslib`, which the bundler would include whole (3.9 kB
 * gzip), because CommonJS requires it. Rspack 2 takes only the function; delete this file then.
 */
const importDefault = (module: Module): Module => (module.__esModule ? module : {default: module});

export {importDefault as __importDefault};
