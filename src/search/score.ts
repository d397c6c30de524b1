import type {Evidence} from './evidence';
import type {Index} from './indexFile';
import type {QueryWord} from './query';
import type {Ranking} from './ranking';

/**
 * The score of a section. README.md, "Ranking", says in words what is added up here.
 *
 * @param evidence one for each word, in the same order
 * @param total weight of all words
 */
export function scoreOf(
  section: number,
  {sections, pages}: Index,
  words: readonly QueryWord[],
  evidence: readonly Evidence[],
  total: number,
  ranking: Ranking,
): number {
  const page = sections.page[section]!;
  const isTop = sections.parent[section]! < 0;
  const firstSection = pages.first[page]!;
  const textValue = isTop ? ranking.intro : ranking.text;
  let sum = 0;
  let matched = 0;
  let inHeading = 0;
  let headingWords = 0;
  let inTitle = 0;
  let titleWords = 0;
  let inTrail = 0;
  let onPage = 0;
  let pageMatched = 0;
  let inPageTexts = 0;
  for (let number = 0; number < words.length; number++) {
    const {weight} = words[number]!;
    const found = evidence[number]!;
    const own = found.heading[section]!;
    const title = found.title[page]!;
    let parent = 0;
    if (!isTop) {
      for (let up = sections.parent[section]!; up > firstSection; up = sections.parent[up]!) {
        if (found.heading[up]! > parent) parent = found.heading[up]!;
      }
    }
    const asText = found.text[section]! * textValue;
    const asPath = found.path[page]!;
    const asAddress = found.address[section]! * ranking.address;
    const asTitle = title * ranking.title;
    const asHeading = isTop ? 0 : own * ranking.heading;
    const asParent = parent * ranking.parent;
    const all = asText + asPath + asAddress + asTitle + asHeading + asParent;
    if (all > 0) {
      const best = Math.max(asText, asPath, asAddress, asTitle, asHeading, asParent);
      sum += weight * (best + ranking.otherAttributes * (all - best));
      matched += weight * Math.min(1, best / ranking.matchedAt);
    }
    inHeading += weight * own;
    headingWords += own;
    inTitle += weight * title;
    titleWords += title;
    inTrail += weight * Math.max(own, title, parent);
    const anywhere = found.page[page]!;
    if (anywhere > 0) {
      onPage += weight * anywhere;
      pageMatched += weight;
      const texts = found.pageTexts[page]!;
      inPageTexts += (weight * texts) / (texts + ranking.pageTextSaturation);
    }
  }
  const share = (part: number, length: number) => Math.min(1, part / Math.max(1, length));
  const headingShare = share(headingWords, sections.headingLength[section]!);
  const titleShare = share(titleWords, sections.headingLength[firstSection]!);
  const titleBonus = ranking.titleIsQuery * (isTop ? 1 : ranking.titleIsQueryInside);
  let score =
    (sum / total) * (matched / total) ** ranking.coverage +
    ranking.headingIsQuery * (inHeading / total) ** ranking.isQueryPower * headingShare +
    titleBonus * (inTitle / total) ** ranking.isQueryPower * titleShare +
    ranking.trailIsQuery * (inTrail / total) ** ranking.isQueryPower * headingShare +
    ranking.page * (onPage / total) * (pageMatched / total) ** ranking.coverage +
    ranking.pageTexts * (inPageTexts / total);
  const isHistory = pages.isHistory[page] || sections.isHistory[section];
  if (isHistory && inTitle / total < 0.3) score *= ranking.history;
  score *= 1 - ranking.depth * (sections.level[section]! - 1);
  return score + (isTop ? ranking.top : 0) + pages.rank[page]! * ranking.pageRank;
}
