import {Children, type ReactElement, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {shells, type Shell} from '@site/src/config/shells';

const labels: Record<Shell, string> = {bash: 'Bash or Zsh', powershell: 'PowerShell'};

/**
 * Shows one command for two shells in tabs: a `bash` fence, then a `powershell` fence. All these tabs
 * share the reader's choice (`groupId="shell"`).
 *
 * The fences stay in the MDX, so that the build colors them and reviewers can read them. A test
 * compares their headers with `src/config/providers.ts`, and their requests with `claims.yml`.
 *
 * @throws Error if the children are not exactly the two fences
 */
export default function ShellTabs({children}: {children: ReactNode}): ReactElement {
  const fences = Children.toArray(children).filter(child => typeof child !== 'string');
  if (fences.length !== shells.length) {
    throw new Error(
      `<ShellTabs> contains ${fences.length} blocks. Write a bash fence, then a powershell fence.`,
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
