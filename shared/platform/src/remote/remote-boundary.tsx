import { Component, type ReactNode } from 'react';

type RemoteBoundaryProps = { children: ReactNode; onThrow: (error: unknown) => void; fallback: ReactNode };

/** Keeps what a remote throws while rendering inside its place. A new `key` tries again. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { thrown: boolean }> {
  override state = { thrown: false };

  static getDerivedStateFromError(): { thrown: boolean } {
    return { thrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrow(error);
  }

  override render(): ReactNode {
    return this.state.thrown ? this.props.fallback : this.props.children;
  }
}
