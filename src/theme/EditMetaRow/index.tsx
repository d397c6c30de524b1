import Link from '@docusaurus/Link';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {Props} from '@theme/EditMetaRow';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Shows the link that edits a page's file, and the date of its last change, linked to the file's history. */
export default function EditMetaRow({className, editUrl, ...updated}: Props): ReactNode {
  const isDated = updated.lastUpdatedAt || updated.lastUpdatedBy;
  const date = isDated && <LastUpdated {...updated} />;
  // GitHub serves both at one path, with `edit` or `commits` in it (src/config/preset.ts). A page's own
  // `custom_edit_url` can lead elsewhere.
  const history = editUrl?.includes('/edit/') && editUrl.replace('/edit/', '/commits/');
  return (
    <div className={clsx('row', className)}>
      <div className="col">{editUrl && <EditThisPage editUrl={editUrl} />}</div>
      <div className="col">{date && history ? <Link to={history}>{date}</Link> : date}</div>
    </div>
  );
}
