import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Icon and name of each mode, in the order in which the button goes through them. */
const looks = {
  system: {
    Icon: IconSystemColorMode,
    name: () =>
      translate({
        id: 'theme.colorToggle.ariaLabel.mode.system',
        message: 'system mode',
        description: 'The name for the system color mode',
      }),
  },
  light: {
    Icon: IconLightMode,
    name: () =>
      translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      }),
  },
  dark: {
    Icon: IconDarkMode,
    name: () =>
      translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name for the dark color mode',
      }),
  },
};

type Mode = keyof typeof looks;

/**
 * The colour mode button. It is never disabled: a click before hydration is held by
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
      description: 'The ARIA label for the color mode toggle',
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
        {modes.map(mode => {
          const {Icon} = looks[mode];
          return <Icon key={mode} aria-hidden className={styles[mode]} />;
        })}
      </button>
    </div>
  );
}
