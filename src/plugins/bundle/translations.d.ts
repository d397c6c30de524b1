declare function translationsLoader(source: string): string;
export default translationsLoader;
