import { info } from './info.texts';

/** A link out of the shop, in a new tab that learns nothing of this one. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children} <span aria-hidden="true">↗</span>
      <span className="visually-hidden">{info.newTab}</span>
    </a>
  );
}
