import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import FactTable from '@site/src/features/tables/FactTable';
import {instructions, printInstruction, type Instruction} from './instructions';
import {shopPath} from './data';
import {faults} from './faults';
import styles from './instructions.module.css';

/** Returns the absolute URL of the practice shop, which instructions name. */
function useShopUrl(): string {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.url + useBaseUrl(shopPath);
}

/** The token types of the two endings, as in the fence language `instruction`. */
const endings: Record<string, string> = {'Done when:': 'done', 'Give up when:': 'give-up'};

/** Colors one part of an instruction like a fence of the language `instruction`: its first words, or an ending. */
function Part({text}: {text: string}): ReactNode {
  const [term = ''] = /^[A-Z][a-z ]+:/.exec(text) ?? [];
  const ending = endings[term];
  return text.split('\n').map((line, index) => (
    <span key={index} className="token-line">
      {ending ? (
        <span className={`token ${ending}`}>{line}</span>
      ) : (
        <>
          {index === 0 && <span className="token term">{term}</span>}
          {line.slice(index === 0 ? term.length : 0)}
        </>
      )}
      {'\n'}
    </span>
  ));
}

function Code({instruction}: {instruction: Instruction}): ReactNode {
  return (
    <CodeBlock language="instruction" title={instruction.title}>
      {printInstruction(instruction, useShopUrl()).map(part => (
        <Part key={part} text={part} />
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
      <CodeInline>{fault}</CodeInline>
    </Link>
  );
}

/** An instruction to copy and its fault, closed until a reader or a link opens it. */
function Entry({instruction}: {instruction: Instruction}): ReactNode {
  const {title, fault} = instruction;
  const id = `instruction-${instruction.id}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <details id={id} className={styles.instruction}>
      {/* The label is no text that readers would find or copy without seeing it. */}
      <summary aria-label={fault && `${title} ${fault} (must not pass with this fault)`}>
        {title}{' '}
        <span className={styles.fault}>
          {fault ? <CodeInline>{fault}</CodeInline> : 'no fault'}
        </span>
      </summary>
      <Code instruction={instruction} />
    </details>
  );
}

/** Lists all instructions, each with the fault with which it must not pass. */
export function ShopInstructions(): ReactNode {
  return instructions.map(instruction => <Entry key={instruction.id} instruction={instruction} />);
}

/** Lists the faults of the shop, and what a good test does with each. */
export function ShopFaults(): ReactNode {
  return (
    <FactTable
      headings={['Fault', 'What the shop does', 'What a good test does']}
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
