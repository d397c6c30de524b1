import Link from '@docusaurus/Link';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {Props} from '@theme/EditMetaRow';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Below a page: the link to edit its file, and when that was changed, which leads to its history. */
export default function EditMetaRow({className, editUrl, ...updated}: Props): ReactNode {
  const isDated = updated.lastUpdatedAt || updated.lastUpdatedBy;
  const date = isDated && <LastUpdated {...updated} />;
  // GitHub has both under one path, `edit` and `commits` (src/config/preset.ts).
  const history = editUrl?.replace('/edit/', '/commits/');
  return (
    <div className={clsx('row', className)}>
      <div className="col">{editUrl && <EditThisPage editUrl={editUrl} />}</div>
      <div className="col">{date && history ? <Link to={history}>{date}</Link> : date}</div>
    </div>
  );
}
