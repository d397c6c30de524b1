/** What the bundler gives to the loader. */
type LoaderContext = {
  resourcePath: string;
  addDependency: (file: string) => void;
  getOptions: () => {isServer: boolean};
};

declare function generatedLoader(this: LoaderContext, source: string): string;
export default generatedLoader;
