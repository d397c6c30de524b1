import {Children, type ReactElement, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {shells, type Shell} from '@site/src/config/shells';

const labels: Record<Shell, string> = {bash: 'Bash or Zsh', powershell: 'PowerShell'};

/**
 * One command in two shells: wraps a `bash` fence and a `powershell` fence, in this order, in tabs.
 * The choice is remembered and shared by every tab group of the site (`groupId="shell"`).
 *
 * The fences stay in the MDX, so that they are colored at build time and readable in a pull
 * request; a test holds the provider commands equal to `src/config/providers.ts`.
 *
 * @throws Error when the children are not exactly the two fences.
 */
export default function ShellTabs({children}: {children: ReactNode}): ReactElement {
  const fences = Children.toArray(children).filter(child => typeof child !== 'string');
  if (fences.length !== shells.length) {
    throw new Error(
      `<ShellTabs> holds ${fences.length} blocks. Give it a bash fence, then a powershell fence.`,
    );
  }
  return (
    <Tabs groupId="shell">
      {shells.map((shell, index) => (
        <TabItem key={shell} value={shell} label={labels[shell]} default={index === 0}>
          {fences[index]}
        </TabItem>
      ))}
    </Tabs>
  );
}
