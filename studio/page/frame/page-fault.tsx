/** Shown if a page's code can't be loaded: offline, or because a release has replaced it. */

import { Component, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { PageHeading } from './page-heading.tsx';

interface PageFaultProps {
  /** The page's title. */
  readonly title: string;
  readonly children: ReactNode;
}

export class PageFault extends Component<PageFaultProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <PageHeading title={this.props.title} />
        <div role="alert">
          <Notice
            tone="bad"
            title="This page could not be opened"
            actions={<Button onPress={() => location.reload()}>Reload</Button>}
          >
            You may be offline, or the Studio has been updated. Reload the page; what you have written is kept.
          </Notice>
        </div>
      </>
    );
  }
}
