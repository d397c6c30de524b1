import FirstRunPath from '@site/src/components/FirstRunPath';
import type {ReactNode} from 'react';
import Section from './Section';

/** Lists the steps from installation to the first schedule, in order. */
export default function FirstSteps(): ReactNode {
  return (
    <Section
      id="first-steps"
      title="Your first five steps"
      intro="They take you from installation to a test that repeats on its own. Schedule it only after it has passed several times."
    >
      <FirstRunPath isLong />
    </Section>
  );
}
