import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Outline on a grid of 24 units and name of each mode, in the order in which the button goes through them. */
const looks = {
  system: {
    outline: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17v17',
    name: () =>
      translate({
        id: 'theme.colorToggle.ariaLabel.mode.system',
        message: 'system mode',
        description: 'Color mode: name',
      }),
  },
  light: {
    outline:
      'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    name: () =>
      translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'Color mode: name',
      }),
  },
  dark: {
    outline: 'M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2z',
    name: () =>
      translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'Color mode: name',
      }),
  },
};

type Mode = keyof typeof looks;

/**
 * The color mode button. It is never disabled: a click before hydration is held by
 * `src/plugins/boot` and answered after. CSS picks the icon by the attribute that the theme's
 * inline script sets before the first paint.
 */
export default function ColorModeToggle(props: Props): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  const hasSystem = props.respectPrefersColorScheme;
  const modes = (Object.keys(looks) as Mode[]).filter(mode => hasSystem || mode !== 'system');
  // The theme gives no value while the page hydrates, and none for the system's mode.
  const current = props.value ?? (hasSystem ? 'system' : defaultMode);
  const next = modes[(modes.indexOf(current) + 1) % modes.length]!;
  const label = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'Color mode: button',
    },
    {mode: looks[current].name()},
  );
  return (
    <div className={clsx(styles.toggle, props.className)}>
      <button
        type="button"
        className={clsx('clean-btn', props.buttonClassName)}
        title={label}
        aria-label={label}
        onClick={() => props.onChange(next === 'system' ? null : next)}
      >
        {modes.map(mode => (
          <svg key={mode} className={styles[mode]} viewBox="0 0 24 24" aria-hidden="true">
            <path d={looks[mode].outline} />
          </svg>
        ))}
      </button>
    </div>
  );
}
