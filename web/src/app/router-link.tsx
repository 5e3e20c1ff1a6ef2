import { Link } from 'react-router-dom';
import type { LinkProps } from '../ui/link.tsx';

const leavesTheApp = (href: string): boolean => /^([a-z]+:|\/\/|#|\/api\/)/i.test(href);

/** The router's link for pages of the app, a plain anchor for everything else. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (leavesTheApp(href)) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
