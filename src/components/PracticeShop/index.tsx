import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {instructions, printInstruction, type Instruction} from '@site/src/config/instructions';
import {faults, shopPath} from '@site/src/config/shop';
import {Table} from '../providers/parts';

/** Returns the absolute URL of the practice shop, which instructions name. */
function useShopUrl(): string {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.url + useBaseUrl(shopPath);
}

/** The token of a line's first words, as the fence language `instruction` has it. */
const tokenOf: Record<string, string> = {'Done when:': 'done', 'Give up when:': 'give-up'};

/** Colors one line of an instruction, like a fence of the language `instruction`. */
function Line({text}: {text: string}): ReactNode {
  const [term] = /^[A-Z][a-z ]+:/.exec(text) ?? [''];
  return (
    <span className="token-line">
      {term && <span className={`token ${tokenOf[term] ?? 'term'}`}>{term}</span>}
      {`${text.slice(term.length)}\n`}
    </span>
  );
}

function Code({instruction}: {instruction: Instruction}): ReactNode {
  const text = printInstruction(instruction, useShopUrl());
  return (
    <CodeBlock language="instruction" title={instruction.title}>
      {text.split('\n').map((line, index) => (
        <Line key={index} text={line} />
      ))}
    </CodeBlock>
  );
}

/**
 * Prints an instruction for the practice shop with this site's own URL.
 *
 * @throws Error naming an id that no instruction has
 */
export function ShopInstruction({id}: {id: string}): ReactNode {
  const instruction = instructions.find(candidate => candidate.id === id);
  if (!instruction) {
    const ids = instructions.map(({id: known}) => known).join(', ');
    throw new Error(`ShopInstruction: there is no instruction "${id}". Use one of: ${ids}.`);
  }
  return <Code instruction={instruction} />;
}

/** Links to the shop with a fault switched on. */
function FaultLink({fault}: {fault: string}): ReactNode {
  return (
    <Link to={`${shopPath}?fault=${fault}`}>
      <code>{fault}</code>
    </Link>
  );
}

/** Lists all instructions to copy, each with the fault that makes it give up. */
export function ShopInstructions(): ReactNode {
  return (
    <Table
      headings={['Task', 'Gives up with the fault']}
      rows={instructions.map(instruction => ({
        key: instruction.id,
        heading: (
          <details>
            <summary>{instruction.title}</summary>
            <Code instruction={instruction} />
          </details>
        ),
        cells: [
          instruction.fault ? (
            <FaultLink key="fault" fault={instruction.fault} />
          ) : (
            'None: it holds with each of them'
          ),
        ],
      }))}
    />
  );
}

/** Lists the faults of the shop, and what a good test reports with each. */
export function ShopFaults(): ReactNode {
  return (
    <Table
      headings={['Fault', 'What the shop does', 'What a good test reports']}
      rows={faults.map(({id, effect, report}) => ({
        key: id,
        heading: <FaultLink fault={id} />,
        cells: [effect, report],
      }))}
    />
  );
}

/** Prints the URL of the practice shop as a link. */
export function ShopUrl(): ReactNode {
  return (
    <Link to={shopPath} translate="no">
      {useShopUrl()}
    </Link>
  );
}
