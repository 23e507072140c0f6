import { Icon } from '@site/ui/Icon';
import { menuList } from '@site/ui/menuList';
import { Popover } from '@site/ui/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const orders = ['Most played', 'Newest', 'By name'];

export default function Example() {
  const [order, setOrder] = useState('Most played');
  return (
    <Popover
      align="start"
      style={{ inlineSize: 'fit-content' }}
      summary={
        <>
          Sort: {order}
          <Icon name="expand" size={16} />
        </>
      }
    >
      <List>
        {orders.map((name) => (
          <li key={name}>
            <button type="button" aria-current={name === order ? 'true' : undefined} onClick={() => setOrder(name)}>
              {name}
            </button>
          </li>
        ))}
      </List>
    </Popover>
  );
}

const List = styled('ul')(menuList);
