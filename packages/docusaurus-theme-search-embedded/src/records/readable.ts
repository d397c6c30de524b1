import {selectAll, selectOne} from 'css-select';
import {Element, isTag, Text, type AnyNode, type ParentNode} from 'domhandler';
import {prependChild, removeSubsets, replaceElement, textContent} from 'domutils';
import {textOf} from './text.js';

/** Operators of MathML that have spaces around them in a line of text. */
const spaced = /^[=<>≤≥≠≈≡∼→⇒∈∉⊂⊆∪∩+−±×·∧∨]$/u;

/** Returns a part of a formula, in parentheses if it has several characters. */
function grouped(text: string): string {
  return text.length > 1 && !/^\(.*\)$/.test(text) ? `(${text})` : text;
}

/**
 * Returns a formula of presentation MathML as one readable line, such as `O(n log n)` or `E = mc^2`. KaTeX,
 * MathJax, and Temml write MathML next to what they draw.
 */
function formulaText(node: ParentNode): string {
  return inLine(node).replace(/\s+/g, ' ').trim();
}

function inLine(node: ParentNode): string {
  const parts = node.children.filter(isTag);
  const part = (index: number): string => (parts[index] ? formulaText(parts[index]) : '');
  switch ((node as Element).tagName) {
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'semantics':
      return part(0);
    case 'msup':
      return `${part(0)}^${grouped(part(1))}`;
    case 'msub':
    case 'munder':
      return `${part(0)}_${grouped(part(1))}`;
    case 'msubsup':
    case 'munderover':
      return `${part(0)}_${grouped(part(1))}^${grouped(part(2))}`;
    case 'mfrac':
      return `${grouped(part(0))}/${grouped(part(1))}`;
    case 'msqrt':
      return `√${grouped(parts.map(formulaText).join(''))}`;
    case 'mroot':
      return `${grouped(part(0))}^(1/${part(1)})`;
    case 'mtr':
      return `${parts.map(formulaText).join(' ')}; `;
    case 'mspace':
      return ' ';
    case 'mi':
    case 'mo': {
      // Function application and other invisible operators.
      const text = textContent(node).replace(/[\u2061-\u2064]/g, ' ');
      return spaced.test(text) || text.length > 1 ? ` ${text} ` : text;
    }
    case 'mn':
    case 'mtext':
      return textContent(node);
    default:
      return parts.map(inLine).join('');
  }
}

/** The outermost element around a formula and its drawing, which would repeat it. */
const formulas = '.katex, mjx-container, math';

/** Replaces each formula by one readable copy. */
function replaceFormulas(main: Element): void {
  const outermost = removeSubsets(selectAll<AnyNode, Element>(formulas, main.children));
  for (const element of outermost as Element[]) {
    const math =
      element.tagName === 'math' ? element : selectOne<AnyNode, Element>('math', element);
    if (math) {
      replaceElement(element, new Text(formulaText(math)));
    }
  }
}

/**
 * Copies the label of each tab to the beginning of its panel, because the list of tabs is navigation. A
 * label that several groups of a page have is text of the first one only.
 */
function labelPanels(main: Element): void {
  const known = new Set<string>();
  for (const list of selectAll<AnyNode, Element>('[role=tablist]', main)) {
    const {parent} = list;
    const tabs = selectAll<AnyNode, Element>('[role=tab]', list);
    const panels = parent && isTag(parent) ? ownPanels(parent) : [];
    tabs.forEach((tab, index) => {
      const panel = panels[index];
      const label = textOf(tab);
      if (panel && tabs.length === panels.length && !known.has(label)) {
        prependChild(panel, new Element('p', {}, [new Text(label)]));
      }
      known.add(label);
    });
  }
}

/** Returns the panels of a group of tabs, without those of groups inside them. */
function ownPanels(group: ParentNode): Element[] {
  return group.children
    .filter(isTag)
    .flatMap(child => (child.attribs.role === 'tabpanel' ? [child] : ownPanels(child)));
}

/** Prepares the parts of a page whose text is not in its elements' order: formulas and labels of tabs. */
export function makeReadable(main: Element): void {
  replaceFormulas(main);
  labelPanels(main);
}
