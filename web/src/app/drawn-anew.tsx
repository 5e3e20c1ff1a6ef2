import { Component, Fragment } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** What is drawn depends on it in a way that React does not see. */
  by: string;
  children: ReactNode;
}

const controls = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
];

/** Draws its children anew when `by` changes. The focus goes to the control that stands where the focused one stood. */
export class DrawnAnew extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): number {
    const { activeElement } = document;
    return before.by !== this.props.by && activeElement instanceof HTMLElement
      ? controls().indexOf(activeElement)
      : -1;
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: number): void {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (place >= 0 && lost) controls()[place]?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    return <Fragment key={this.props.by}>{this.props.children}</Fragment>;
  }
}
