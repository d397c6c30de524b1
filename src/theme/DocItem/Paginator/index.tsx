/** Renders nothing: the stock layout puts it below the edit link; `DocItem/Content` shows the endings above. */
export default function DocItemPaginator(): null {
  return null;
}
