/** Adds no languages: `noPrism.ts` leaves Prism out of the browser (8.8 kB gzip of loader and list). */
export default function prismIncludeLanguages(): void {}
