import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

/** A link from an excerpt to its post, which says in its text where it leads. */
export default function ReadMoreLink({blogPostTitle, ...linkProps}: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <Translate
        id="blog.readPost"
        description="The link to a full blog post from its excerpt"
        values={{title: blogPostTitle}}
      >
        {'Read “{title}”'}
      </Translate>
    </Link>
  );
}
