/** How far a picture is enlarged, and the part of it that is in view: buttons, keys, wheel, two fingers. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A picture is at most this many times as large as it fits. */
export const MOST_ZOOM = 8;
/** One press of a button or key. */
export const ZOOM_STEP = 1.5;

export interface Point {
  x: number;
  y: number;
}

/**
 * Where the view must be scrolled to, so that what lies at a point stays there.
 * @param scrolled pixels scrolled so far
 * @param at the point, pixels from the edge of the view
 * @param ratio new size of the content over the old one
 */
export const scrollKeeping = (scrolled: number, at: number, ratio: number): number =>
  Math.max(0, (scrolled + at) * ratio - at);

/** The factor of one turn of the wheel; a pinch on a touchpad arrives as small turns with Ctrl held. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === 1 ? deltaY * 16 : deltaY;
  return Math.exp(-pixels * (ctrlKey ? 0.01 : 0.0015));
}

const within = (zoom: number) => Math.min(MOST_ZOOM, Math.max(1, zoom));

/** @param frame the element that scrolls the enlarged picture */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const current = useRef(1);
  const target = useRef<{ left: number; top: number } | null>(null);

  /** Enlarges about a point of the window; about the middle of the view where none is given. */
  const zoomBy = useCallback(
    (factor: number, client?: Point) => {
      const node = frame.current;
      const next = within(current.current * factor);
      if (!node || next === current.current) return;
      const box = node.getBoundingClientRect();
      const at = client
        ? { x: client.x - box.left, y: client.y - box.top }
        : { x: box.width / 2, y: box.height / 2 };
      const ratio = next / current.current;
      const from = target.current ?? { left: node.scrollLeft, top: node.scrollTop };
      target.current = {
        left: scrollKeeping(from.left, at.x, ratio),
        top: scrollKeeping(from.top, at.y, ratio),
      };
      current.current = next;
      setZoom(next);
    },
    [frame],
  );
  const fit = useCallback(() => zoomBy(0), [zoomBy]);

  useLayoutEffect(() => {
    if (target.current) frame.current?.scrollTo?.(target.current);
    target.current = null;
  }, [zoom, frame]);
  useWheel(frame, current, zoomBy);
  usePinch(frame, zoomBy);
  return { zoom, zoomBy, fit };
}

type ZoomBy = (factor: number, client?: Point) => void;

/** The wheel enlarges with Ctrl or Cmd held, and without once the picture has the focus: until then the page scrolls. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: RefObject<number>, zoomBy: ZoomBy): void {
  useEffect(() => {
    const node = frame.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !node?.contains(document.activeElement)) return;
      const factor = wheelFactor(event);
      if (factor < 1 && zoom.current === 1) return;
      event.preventDefault();
      zoomBy(factor, { x: event.clientX, y: event.clientY });
    };
    node?.addEventListener('wheel', turn, { passive: false });
    return () => node?.removeEventListener('wheel', turn);
  }, [frame, zoom, zoomBy]);
}

/** Two fingers enlarge about the point between them. */
function usePinch(frame: RefObject<HTMLElement | null>, zoomBy: ZoomBy): void {
  useEffect(() => {
    const node = frame.current;
    let apart = 0;
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return void (apart = 0);
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      if (apart > 0) zoomBy(now / apart, middle);
      apart = now;
    };
    const end = () => (apart = 0);
    node?.addEventListener('touchmove', move, { passive: false });
    node?.addEventListener('touchend', end);
    return () => {
      node?.removeEventListener('touchmove', move);
      node?.removeEventListener('touchend', end);
    };
  }, [frame, zoomBy]);
}
