import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '../../api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataTableProps } from '../../ui/data-table.tsx';
import { Flex } from '../../ui/layout.ts';
import { Pager } from '../../ui/pager.tsx';
import type { PagerProps } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { useListAddress } from './use-list-address.ts';

type ListAddress = Pick<
  ReturnType<typeof useListAddress<Record<string, never>, string>>,
  'q' | 'sort' | 'page' | 'setQ' | 'setSort' | 'setPage' | 'clampPage'
>;

interface Page {
  meta: Pick<PagerProps, 'page' | 'pages' | 'total'> & {
    /** Lists that are short are counted in whole. */
    total_is_exact?: boolean;
  };
}

type ConsoleListProps<Answer extends Page, Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'empty'
> &
  Pick<PagerProps, 'previous'> & {
    /** What is listed, in lower case, e.g. 'orders': names the landmark of the pager. */
    of: string;
    list: ListAddress;
    /** The query of the page that is shown. */
    answer: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'>;
    rowsOf: (answer: Answer) => readonly Row[];
    /** The label of the search field; without one there is none. */
    search?: string;
    /** Stands beside the search field. */
    filters?: ReactNode;
    maxSearchLength?: number;
  };

/** A list of a console: search and filters in the address, sortable rows, pages, and a retry when it did not load. */
export function ConsoleList<Answer extends Page, Row>({
  of,
  list,
  answer,
  rowsOf,
  search,
  filters,
  maxSearchLength,
  previous,
  ...table
}: ConsoleListProps<Answer, Row>) {
  const { data, error, refetch, isFetching, isPlaceholderData } = answer;
  const retry = (): void => void refetch();
  const last = data && !isPlaceholderData ? Math.max(1, data.meta.pages) : null;
  const beyond = last !== null && list.page > last;
  const { clampPage } = list;
  useEffect(() => {
    if (beyond) clampPage(last);
  });
  return (
    <>
      {(search || filters) && (
        <Flex gap="3" wrap="wrap" align="flex-end">
          {search && (
            <SearchField label={search} value={list.q} onValue={list.setQ} maxLength={maxSearchLength} />
          )}
          {filters}
        </Flex>
      )}
      {error && data && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)} These rows may be out of date.
        </Alert>
      )}
      <DataTable
        {...table}
        rows={data && rowsOf(data)}
        sort={list.sort}
        onSort={list.setSort}
        error={error && errorMessage(error)}
        onRetry={retry}
        retrying={isFetching}
        stale={isPlaceholderData}
      />
      {data && data.meta.total > 0 && (
        <Pager
          page={data.meta.page}
          pages={data.meta.pages}
          total={data.meta.total}
          totalIsExact={data.meta.total_is_exact}
          onPage={list.setPage}
          previous={previous}
          of={of}
        />
      )}
    </>
  );
}
