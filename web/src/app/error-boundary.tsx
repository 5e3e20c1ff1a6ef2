import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

/** Shows an error in place of a screen that failed to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen failed to render', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <CrashScreen message={error.message} /> : this.props.children;
  }
}
