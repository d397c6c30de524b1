import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition';
import LineIcon from '@site/src/components/LineIcon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Outlines on a grid of 24 units. */
const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';
const triangle = 'M12 3.5l9.5 17h-19z';
const info = `${circle}M12 11v5.5M12 7.5v.1`;
const done = `${circle}M7.5 12.2l3.2 3.3 5.8-6.8`;
const warning = `${triangle}M12 9.5V15M12 17.6v.1`;
const stop = `${circle}M8.5 8.5l7 7M15.5 8.5l-7 7`;

/** An admonition whose colors follow how a run ends: teal is done, amber is give up. */
function admonition(type: string, label: string, outline: string, look?: string) {
  return function Admonition({title = label, icon, children, className, id}: Props): ReactNode {
    return (
      <div
        className={clsx(
          ThemeClassNames.common.admonition,
          ThemeClassNames.common.admonitionType(type),
          'site-note',
          styles.admonition,
          look,
          className,
        )}
        id={id}
      >
        <div className={styles.heading}>
          {icon ?? <LineIcon d={outline} size={20} />}
          {title}
        </div>
        {children && <div className={styles.content}>{children}</div>}
      </div>
    );
  };
}

const labels = {
  note: translate({
    id: 'theme.admonition.note',
    message: 'note',
    description: 'Admonition title',
  }),
  tip: translate({
    id: 'theme.admonition.tip',
    message: 'tip',
    description: 'Admonition title',
  }),
  info: translate({
    id: 'theme.admonition.info',
    message: 'info',
    description: 'Admonition title',
  }),
  warning: translate({
    id: 'theme.admonition.warning',
    message: 'warning',
    description: 'Admonition title',
  }),
  caution: translate({
    id: 'theme.admonition.caution',
    message: 'caution',
    description: 'Admonition title',
  }),
  danger: translate({
    id: 'theme.admonition.danger',
    message: 'danger',
    description: 'Admonition title',
  }),
};

const note = admonition('note', labels.note, info);
const tip = admonition('tip', labels.tip, done, 'site-note--done');
const information = admonition('info', labels.info, info);

/** Each kind that an author can write; the last three are Docusaurus' older names. */
export default {
  note,
  tip,
  info: information,
  warning: admonition('warning', labels.warning, warning, 'site-note--give-up'),
  caution: admonition('caution', labels.caution, warning, 'site-note--give-up'),
  danger: admonition('danger', labels.danger, stop, 'site-note--danger'),
  secondary: note,
  important: information,
  success: tip,
};
