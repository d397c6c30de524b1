import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import LineIcon from '@site/src/components/LineIcon';
import clsx from 'clsx';
import styles from './styles.module.css';

const outlines = {
  light:
    'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2z',
};

const names = {
  light: () =>
    translate({
      id: 'theme.colorToggle.ariaLabel.mode.light',
      message: 'light mode',
      description: 'Color mode: name',
    }),
  dark: () =>
    translate({
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      message: 'dark mode',
      description: 'Color mode: name',
    }),
};

/**
 * Renders the color mode button. It is never disabled: the loader replays a click from before
 * hydration. CSS picks the icon by the attribute that the theme's inline script sets before the first
 * paint.
 */
export default function ColorModeToggle(props: Props): ReactNode {
  // The theme has no value during hydration; the site is light at first.
  const current = props.value ?? 'light';
  const label = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'Color mode: button',
    },
    {mode: names[current]()},
  );
  return (
    <div className={clsx(styles.toggle, props.className)}>
      <button
        type="button"
        className={clsx('clean-btn', props.buttonClassName)}
        title={label}
        aria-label={label}
        onClick={() => props.onChange(current === 'light' ? 'dark' : 'light')}
      >
        <LineIcon d={outlines.light} size={20} className={styles.light} />
        <LineIcon d={outlines.dark} size={20} className={styles.dark} />
      </button>
    </div>
  );
}
