import { Box, Heading, Table } from '@chakra-ui/react';
import useSWR from 'swr';

export default function List() {
  const { data } = useSWR('list', () =>
    fetch('/list.json').then((r) => r.json() as Promise<{ id: string; amount: number }[]>),
  );
  return (
    <Box as="main">
      <Heading as="h1">List</Heading>
      <Table.Root>
        <Table.Body>
          {data?.map((row) => (
            <Table.Row key={row.id}>
              <Table.Cell>{row.id}</Table.Cell>
              <Table.Cell>{row.amount}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
