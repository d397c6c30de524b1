import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {steps} from '../../config/firstSteps';

/**
 * States which of the five steps a guide is.
 *
 * @throws Error if the guide is none of the steps
 */
export default function StepLine(): ReactNode {
  const {source, slug} = useDoc().metadata;
  const index = steps.findIndex(({to}) => to === `/docs${slug}`);
  if (index < 0) {
    throw new Error(
      `${source}: <StepLine> is only for the pages that src/config/firstSteps.ts lists.`,
    );
  }
  return (
    <p>
      <Translate
        id="site.step"
        description="Guide: which of the first steps it is"
        values={{number: index + 1, count: steps.length}}
      >
        {'Step {number} of {count}'}
      </Translate>
    </p>
  );
}
