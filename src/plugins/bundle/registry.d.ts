declare function registryLoader(this: {resourcePath: string}, source: string): string;
export default registryLoader;
