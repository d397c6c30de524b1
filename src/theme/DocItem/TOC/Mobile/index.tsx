/** The stock layout puts the contents of a small screen before the title; `DocItem/Content` puts them after it. */
export default function DocItemTOCMobile(): null {
  return null;
}
