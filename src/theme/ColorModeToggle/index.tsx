import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The modes in the order of the toggle; `null` follows the system, if the site allows that. */
function nextMode(value: Props['value'], respectPrefersColorScheme: boolean): Props['value'] {
  const modes = respectPrefersColorScheme
    ? ([null, 'light', 'dark'] as const)
    : (['light', 'dark'] as const);
  const index = (modes as readonly Props['value'][]).indexOf(value);
  return modes[(index + 1) % modes.length]!;
}

/**
 * The colour mode button. It is never disabled: a click before hydration is held by
 * `src/plugins/boot` and answered after. CSS picks the icon from the attribute that the theme's
 * inline script sets before the first paint.
 */
export default function ColorModeToggle(props: Props): ReactNode {
  const {value, onChange, respectPrefersColorScheme} = props;
  const {defaultMode} = useThemeConfig().colorMode;
  // The theme gives no value while the page hydrates.
  const label = toggleLabel(value ?? (respectPrefersColorScheme ? 'system' : defaultMode));
  return (
    <div className={clsx(styles.toggle, props.className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, props.buttonClassName)}
        aria-label={label}
        title={label}
        onClick={() => onChange(nextMode(value, respectPrefersColorScheme))}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        {respectPrefersColorScheme && (
          <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
        )}
      </button>
    </div>
  );
}

function toggleLabel(mode: 'light' | 'dark' | 'system'): string {
  const modes = {
    light: translate({
      id: 'theme.colorToggle.ariaLabel.mode.light',
      message: 'light mode',
      description: 'The name for the light color mode',
    }),
    dark: translate({
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      message: 'dark mode',
      description: 'The name for the dark color mode',
    }),
    system: translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name for the system color mode',
    }),
  };
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'The ARIA label for the color mode toggle',
    },
    {mode: modes[mode]},
  );
}
