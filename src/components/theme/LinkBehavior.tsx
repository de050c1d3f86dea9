import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** An address that leaves the application or stays in the page: `https:`, `mailto:`, `tel:`, `#`. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * The link of every MUI component with an `href`: a path of the shop opens by the router, any other
 * address as the browser does it.
 */
export function LinkBehavior({ href = '', children, ...rest }: Props) {
  return ELSEWHERE.test(href) || rest.download !== undefined ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
