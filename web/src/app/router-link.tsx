import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import type { LinkProps } from '../ui/link.tsx';
import { wantedPage } from './session-rules.ts';

const leavesTheApp = (href: string): boolean => /^([a-z]+:|\/\/|#|\/api\/)/i.test(href);

/** Where people sign in; both lead back to the page they were opened from. */
const doors: readonly string[] = [paths.login, paths.register];

/** The router's link for pages of the app, a plain anchor for everything else. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (leavesTheApp(href)) return <a href={href} {...rest} />;
  return doors.includes(href) ? <DoorLink href={href} {...rest} /> : <PageLink href={href} {...rest} />;
}

interface PageLinkProps extends LinkProps {
  /** What the page that it leads to is told. */
  state?: { from: string } | undefined;
}

/** The router's own link also prefetches pages that a server draws: a quarter of the router, and of no use here. */
function PageLink({ href, state, onClick, ...rest }: PageLinkProps) {
  const follow = useLinkClickHandler(href, { target: rest.target, state });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link to the login remembers the page it is on, as the guard of the shell does. The start page is no place to return to. */
function DoorLink({ href, ...rest }: LinkProps) {
  const { pathname, search, hash, state } = useLocation();
  const isDoor = doors.includes(pathname) || pathname === paths.resetPassword;
  const from = isDoor ? wantedPage(state) : pathname === paths.home ? null : `${pathname}${search}${hash}`;
  return <PageLink href={href} state={from === null ? undefined : { from }} {...rest} />;
}
